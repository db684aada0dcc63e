// A gauge that is read from the database when the metrics are asked for. While the database is away it is left out, and
// the other metrics are still reported.

import { Gauge, type Registry } from 'prom-client';

interface Series {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

interface StoredGauge {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  read(): Promise<readonly Series[]>;
}

export function registerStoredGauge(registry: Registry, gauge: StoredGauge): void {
  const { name, help, labelNames = [], read } = gauge;
  registry.registerMetric(
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [],
      async collect() {
        const series = await read().catch(() => []);
        this.reset();
        for (const { labels = {}, value } of series) this.set(labels, value);
      },
    }),
  );
}
