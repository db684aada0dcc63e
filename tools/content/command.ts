// Runs a command of the content tools. An editor's mistake (a missing file, answers that do not fit) ends in one
// sentence and exit code 1, without a stack trace.

export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
