// The thread on which documents are made, so that making one never holds up a request.

import { parentPort } from 'node:worker_threads';
import { type Receipt, renderReceipt } from './receipt.ts';

export interface PrintJob {
  readonly id: number;
  readonly receipt: Receipt;
}

export type PrintOutcome =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly problem: string };

parentPort?.on('message', async ({ id, receipt }: PrintJob) => {
  const outcome: PrintOutcome = await renderReceipt(receipt).then(
    (pdf) => ({ id, pdf: new Uint8Array(pdf) }),
    (error: Error) => ({ id, problem: error.message }),
  );
  parentPort?.postMessage(outcome);
});
