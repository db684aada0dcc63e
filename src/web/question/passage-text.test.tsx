import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PassageText } from './passage-text.tsx';

const drawn = (text: string) =>
  render(<PassageText text={text} place={(_, at) => <button type="button">{at + 1}</button>} />)
    .container;

it('holds a place and what closes its sentence together, so that no line begins with a full stop', () => {
  const paragraph = drawn('Ravi has a ____. He [run], too ([fast]).\n____ likes it.');
  expect(paragraph.textContent).toBe('Ravi has a 1. He 2, too (3).\n4 likes it.');
  const held = [...paragraph.querySelectorAll('button')].map(
    (place) => place.parentElement?.parentElement?.textContent,
  );
  expect(held).toEqual(['1.', '2,', '3).', '4']);
});

it('leaves what opens a text', () => {
  expect(drawn('…and then (____) went.').textContent).toBe('…and then (1) went.');
});
