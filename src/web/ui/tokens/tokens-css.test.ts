import { expect, test } from 'vitest';
import { tokensCss } from './tokens-css.ts';

// `vitest -u src/web/ui/tokens` regenerates the file.
test('tokens.css is in step with the typed tokens', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.css');
});
