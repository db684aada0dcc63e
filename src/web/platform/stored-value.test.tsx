import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { clearTab, parseText, sessionValue, storedGroup, storedValue } from './stored-value.ts';

interface Place {
  readonly place: number;
}

const parsePlace = (stored: unknown): Place | null => {
  const { place } = (stored ?? {}) as Partial<Place>;
  return typeof place === 'number' ? { place } : null;
};
const kept = storedValue('kept', parsePlace);
const loud = storedValue('loud', (stored) => stored === true);
const inTab = sessionValue('inTab', parseText);
const group = storedGroup('group/', parsePlace);

// Values that a test could not store.
afterEach(() => {
  kept.remove();
  inTab.remove();
});

/** Applies until the returned function is called or the test ends. */
function forbid(...methods: ('getItem' | 'setItem' | 'removeItem')[]): () => void {
  const spies = methods.map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    }),
  );
  const allow = () => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(allow);
  return allow;
}

it('is JSON under its name, and the same object until it changes', () => {
  kept.write({ place: 3 });
  expect(localStorage.getItem('kept')).toBe('{"place":3}');
  expect(kept.read()).toEqual({ place: 3 });
  expect(kept.read()).toBe(kept.read());
  kept.remove();
  expect(kept.read()).toBeNull();
  expect(localStorage.getItem('kept')).toBeNull();
});

it.each(['', 'no JSON', 'null', '7', '"text"', '[]', '{"place":"3"}', '{"place":'])(
  'is nothing, or its default, where %j was stored',
  (text) => {
    for (const name of ['kept', 'loud']) localStorage.setItem(name, text);
    expect(kept.read()).toBeNull();
    expect(loud.read()).toBe(false);
  },
);

it('reads texts of a tab older than this release', () => {
  sessionStorage.setItem('inTab', '/quiz?a=1');
  expect(inTab.read()).toBe('/quiz?a=1');
  inTab.write('/quiz');
  expect(sessionStorage.getItem('inTab')).toBe('"/quiz"');
});

it('shows what this tab and others write', () => {
  function Shown() {
    return <p>{kept.use()?.place ?? 'none'}</p>;
  }
  render(<Shown />);
  expect(screen.getByText('none')).toBeDefined();
  act(() => kept.write({ place: 1 }));
  expect(screen.getByText('1')).toBeDefined();
  localStorage.setItem('kept', '{"place":2}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kept' })));
  expect(screen.getByText('2')).toBeDefined();
  act(() => kept.remove());
  expect(screen.getByText('none')).toBeDefined();
});

it('keeps in this tab what the browser does not store, until it can be stored', () => {
  kept.write({ place: 1 });
  const allow = forbid('setItem');
  kept.write({ place: 2 });
  expect(kept.read()).toEqual({ place: 2 });
  expect(kept.isPersisted()).toBe(false);
  allow();
  kept.write({ place: 3 });
  expect(kept.isPersisted()).toBe(true);
  expect(localStorage.getItem('kept')).toBe('{"place":3}');
});

it('works in a browser that forbids storage', () => {
  forbid('getItem', 'setItem', 'removeItem');
  expect(kept.read()).toBeNull();
  kept.write({ place: 2 });
  inTab.write('a');
  expect([kept.read(), inTab.read()]).toEqual([{ place: 2 }, 'a']);
  kept.remove();
  clearTab();
  expect([kept.read(), inTab.read()]).toEqual([null, null]);
});

it('a group stores each value under its own name', () => {
  group.write('group/a/1', { place: 1 });
  group.write('group/b/1', { place: 2 });
  localStorage.setItem('group/b/2', 'broken');
  localStorage.setItem('other', '{"place":9}');
  expect(group.names().toSorted()).toEqual(['group/a/1', 'group/b/1', 'group/b/2']);
  expect(group.names('group/a/')).toEqual(['group/a/1']);
  expect(group.read('group/b/1')).toEqual({ place: 2 });
  expect(group.read('group/b/2')).toBeNull();
  group.remove(...group.names('group/b/'));
  expect(group.names()).toEqual(['group/a/1']);
});
