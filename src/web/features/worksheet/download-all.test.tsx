import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { worksheetPages as texts } from '#messages/worksheet-pages.ts';
import { calls, replyWithFile } from '#web/testing/server.ts';
import {
  closeWorksheets,
  openWorksheets,
  remember,
  serveMember,
  VERBS,
} from './testing/open-worksheets.tsx';

beforeEach(serveMember);
afterEach(closeWorksheets);

describe('all of a topic', () => {
  /** A response that arrives when the test says so. */
  function slowZip() {
    const sent = new TransformStream<Uint8Array, Uint8Array>();
    const writer = sent.writable.getWriter();
    const reply = () => new Response(sent.readable, { headers: { 'content-length': '10' } });
    return { writer, reply };
  }
  const ZIP = '/worksheet-files/basic/Verbs.zip';

  it('is saved as a ZIP and shows its progress', async () => {
    remember('Asha', 'member');
    const saved: Blob[] = [];
    class SavingUrl extends URL {
      static override createObjectURL(blob: Blob): string {
        saved.push(blob);
        return 'blob:zip';
      }
      static override revokeObjectURL(): void {}
    }
    vi.stubGlobal('URL', SavingUrl);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { writer, reply } = slowZip();
    replyWithFile(ZIP, reply);
    const { user } = openWorksheets(VERBS);
    await screen.findByRole('link', { name: 'Open: A letter' });
    await waitFor(() => expect(calls.map(({ path }) => path).join()).toContain('/links/'));
    await user.click(screen.getByRole('button', { name: texts.topic.all.start }));
    await writer.write(new Uint8Array(4));
    expect(await screen.findByText('40 %')).toBeDefined();
    const bar = screen.getByRole('progressbar', { name: texts.topic.all.progress });
    expect(bar.getAttribute('value')).toBe('0.4');
    await writer.write(new Uint8Array(6));
    await writer.close();
    expect(await screen.findByText(texts.topic.all.done)).toBeDefined();
    expect(saved.map(({ size }) => size)).toEqual([10]);
  });

  it('can be cancelled', async () => {
    remember('Asha', 'member');
    const { reply } = slowZip();
    let sending: AbortSignal | undefined;
    replyWithFile(ZIP, (signal) => {
      sending = signal;
      return reply();
    });
    const { user } = openWorksheets(VERBS);
    await screen.findByRole('link', { name: 'Open: A letter' });
    const start = await screen.findByRole('button', { name: texts.topic.all.start });
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull());
    await user.click(start);
    const cancel = await screen.findByRole('button', { name: texts.topic.all.cancel });
    expect(document.activeElement).toBe(cancel);
    await user.click(cancel);
    expect(await screen.findByText(texts.topic.all.cancelled)).toBeDefined();
    expect(sending?.aborted).toBe(true);
  });

  it('that breaks off is reported, not saved', async () => {
    remember('Asha', 'member');
    const { writer, reply } = slowZip();
    replyWithFile(ZIP, reply);
    const { user } = openWorksheets(VERBS);
    const start = await screen.findByRole('button', { name: texts.topic.all.start });
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull());
    await user.click(start);
    void writer.write(new Uint8Array(4));
    await screen.findByText('40 %');
    void writer.abort();
    expect(await screen.findByText(texts.topic.all.failed)).toBeDefined();
  });
});
