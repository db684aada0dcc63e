// The original wording of the offer. The edition is chosen when the texts are loaded, hence this separate file.

import { expect, it, vi } from 'vitest';

it('the original edition keeps its wording', async () => {
  vi.stubEnv('COPY', 'specification');
  const { membership } = await import('#messages/membership.ts');
  vi.unstubAllEnvs();
  const { points, promised } = membership;
  expect([points.worksheets, points.questions, points.games]).toEqual([
    '{worksheets} premium printable grammar worksheets with separate answer key',
    '{questions} quiz questions with instant results and report',
    '{games} fun word games for vocabulary practice and daily new words',
  ]);
  expect(promised).toEqual({ worksheets: '200+', questions: '1000+', games: '80+' });
});
