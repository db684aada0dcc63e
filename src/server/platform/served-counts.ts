// Sums of a metrics registry, such as all responses with a status of 500 or more.

import type { Registry } from 'prom-client';

type Labels = Readonly<Partial<Record<string, string | number>>>;

/** The sum of the values of a metric whose labels match; 0 if there is no such metric. */
export async function sumOf(
  registry: Registry,
  name: string,
  isCounted: (labels: Labels, valueName: string | undefined) => boolean = () => true,
): Promise<number> {
  const metric = await registry.getSingleMetric(name)?.get();
  let sum = 0;
  for (const value of metric?.values ?? []) {
    const { metricName } = value as { metricName?: string };
    if (isCounted(value.labels as Labels, metricName)) sum += value.value;
  }
  return sum;
}

export async function largestOf(registry: Registry, name: string): Promise<number> {
  const metric = await registry.getSingleMetric(name)?.get();
  return Math.max(0, ...(metric?.values ?? []).map(({ value }) => value));
}
