import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PassageText } from './passage-text.tsx';

const drawn = (text: string) =>
  render(<PassageText text={text} place={(_, at) => <button type="button">{at + 1}</button>} />)
    .container;

it('keeps a place and its closing punctuation on one line', () => {
  const paragraph = drawn('Ravi has a ____. He [run], too ([fast]).\n____ likes it.');
  expect(paragraph.textContent).toBe('Ravi has a 1. He 2, too (3).\n4 likes it.');
  const held = [...paragraph.querySelectorAll('button')].map(
    (place) => place.parentElement?.parentElement?.textContent,
  );
  expect(held).toEqual(['1.', '2,', '3).', '4']);
});

it('leaves opening punctuation alone', () => {
  expect(drawn('…and then (____) went.').textContent).toBe('…and then (1) went.');
});
