// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };

beforeAll(() => {
  Element.prototype.setPointerCapture ??= () => undefined;
});
afterEach(cleanup);

function Leaf({ onLeft }: { onLeft: () => void }) {
  return <p {...useSwipe({ onLeft, onRight: () => undefined })}>leaf</p>;
}

function leaf() {
  const onLeft = vi.fn();
  render(<Leaf onLeft={onLeft} />);
  fireEvent.pointerDown(screen.getByText('leaf'), { ...finger, clientX: 200 });
  return { onLeft, element: screen.getByText('leaf') };
}

it('a mouse released elsewhere does not swipe', () => {
  const { onLeft, element } = leaf();
  fireEvent.pointerMove(element, { ...finger, buttons: 0, clientX: 100 });
  fireEvent.pointerUp(element, { ...finger, clientX: 100 });
  expect(onLeft).not.toHaveBeenCalled();
});

it('a second finger does not end the swipe of the first', () => {
  const { onLeft, element } = leaf();
  fireEvent.pointerUp(element, { ...finger, pointerId: 2, isPrimary: false, clientX: 20 });
  expect(onLeft).not.toHaveBeenCalled();
  fireEvent.pointerMove(element, { ...finger, clientX: 100 });
  fireEvent.pointerUp(element, { ...finger, clientX: 100 });
  expect(onLeft).toHaveBeenCalledOnce();
});

it('selects no text', () => {
  const { element } = leaf();
  window.getSelection()?.selectAllChildren(element);
  fireEvent.pointerMove(element, { ...finger, clientX: 150 });
  expect(window.getSelection()?.toString()).toBe('');
  expect(element.hasAttribute('data-swiped')).toBe(true);
  fireEvent.pointerUp(element, { ...finger, clientX: 150 });
  expect(element.hasAttribute('data-swiped')).toBe(false);
});
