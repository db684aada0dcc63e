// What work costs, in a unit that holds on every machine: the CPU time of this thread, which neighbours can't take,
// beside that of reading a megabyte of JSON.

const TRIES = 5;

const MEGABYTE_OF_JSON = JSON.stringify(
  Array.from({ length: 10_000 }, (_, index) => ({
    id: `basic-nouns-e1-${index}`,
    text: 'Choose the noun in the sentence, and say what it names.',
    answer: index % 4,
  })),
);

/** Linux counts a thread's time in steps of some milliseconds, so one reading is too short. */
const READINGS = 20;

/**
 * Returns how many times the CPU time of reading a megabyte of JSON the work takes, in the cheapest of five tries.
 * `prepare` returns the work of a try (1 to 5), and is not counted itself.
 */
export async function leastCost(
  prepare: (attempt: number) => Promise<() => Promise<void>>,
): Promise<number> {
  const costs: number[] = [];
  let reading = 0;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const work = await prepare(attempt);
    reading += (await cpuTime(readRepeatedly)) / (READINGS * TRIES);
    costs.push(await cpuTime(work));
  }
  return Math.min(...costs) / reading;
}

async function readRepeatedly(): Promise<void> {
  for (let count = 0; count < READINGS; count += 1) JSON.parse(MEGABYTE_OF_JSON);
}

async function cpuTime(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
