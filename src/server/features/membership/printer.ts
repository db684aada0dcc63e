// Makes PDF documents on a thread of their own, which is started when it is first needed.

import { Worker } from 'node:worker_threads';
import { ApiError } from '#contract/errors.ts';
import type { PrintJob, PrintOutcome } from '../../../print/print-thread.ts';
import type { Receipt } from '../../../print/receipt.ts';

const THREAD = new URL('../../../print/print-thread.ts', import.meta.url);
/** A document takes some 40 ms, so this is as long as anyone should wait. */
const MAX_WAITING = 50;

export interface Printer {
  /** Throws ServiceUnavailableError if too many wait already. */
  receipt(receipt: Receipt): Promise<Buffer>;
}

export function createPrinter(): Printer {
  const waiting = new Map<number, { resolve(pdf: Buffer): void; reject(error: Error): void }>();
  let thread: Worker | undefined;
  let lastId = 0;

  function fail(error: Error): void {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(THREAD);
    started.on('message', (outcome: PrintOutcome) => {
      const job = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if ('pdf' in outcome) job?.resolve(Buffer.from(outcome.pdf));
      else job?.reject(new Error(outcome.problem));
    });
    started.on('error', fail);
    started.on('exit', () => fail(new Error('the print thread ended')));
    // An idle thread does not keep the process alive. Last, since a listener would hold it again.
    started.unref();
    return started;
  }

  return {
    receipt(receipt) {
      if (waiting.size >= MAX_WAITING) throw new ApiError('ServiceUnavailableError');
      thread ??= start();
      lastId += 1;
      const job: PrintJob = { id: lastId, receipt };
      return new Promise((resolve, reject) => {
        waiting.set(job.id, { resolve, reject });
        thread?.postMessage(job);
      });
    },
  };
}
