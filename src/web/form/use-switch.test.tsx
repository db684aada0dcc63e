// A parent changes their mind faster than the network. The box must end up showing what the server has stored.

import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useSwitch } from './use-switch.ts';

/** The server's value. */
let isKept: boolean;
/** Requests without a reply yet. */
let onTheWay: { isOn: boolean; arrive: () => void; fail: (isKeptYet?: boolean) => void }[];
let said: string[];

beforeEach(() => {
  isKept = false;
  onTheWay = [];
  said = [];
});

function send(isOn: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const end = (isDone: boolean) => {
      onTheWay.shift();
      if (isDone) isKept = isOn;
    };
    onTheWay.push({
      isOn,
      arrive: () => {
        end(true);
        resolve(isOn);
      },
      fail: (isKeptYet = false) => {
        end(isKeptYet);
        reject(new Error('no network'));
      },
    });
  });
}

function Box() {
  const { isOn, choose } = useSwitch({
    isInitiallyOn: false,
    send,
    onSaved: (reply) => said.push(reply ? 'on' : 'off'),
    onFailed: () => said.push('failed'),
  });
  return (
    <input type="checkbox" checked={isOn} onChange={(event) => void choose(event.target.checked)} />
  );
}

function open() {
  render(<Box />);
  const box = screen.getByRole('checkbox') as HTMLInputElement;
  return { box, click: () => userEvent.click(box) };
}

it('on, then off before the reply: off is sent after on and wins', async () => {
  const { box, click } = open();
  await click();
  await click();
  expect(onTheWay.map(({ isOn }) => isOn)).toEqual([true]);
  await act(async () => onTheWay[0]?.arrive());
  expect(onTheWay.map(({ isOn }) => isOn)).toEqual([false]);
  await act(async () => onTheWay[0]?.arrive());
  expect(box.checked).toBe(false);
  expect(isKept).toBe(false);
  expect(said).toEqual(['off']);
});

it('of several changes during a request only the last is sent', async () => {
  const { box, click } = open();
  for (let times = 0; times < 5; times += 1) await click();
  await act(async () => onTheWay[0]?.arrive());
  expect(onTheWay).toEqual([]);
  expect(box.checked).toBe(true);
  expect(said).toEqual(['on']);
});

it('a failure restores the last acknowledged value', async () => {
  const { box, click } = open();
  await click();
  await act(async () => onTheWay[0]?.arrive());
  await click();
  await act(async () => onTheWay[0]?.fail());
  await waitFor(() => expect(box.checked).toBe(true));
  expect(said).toEqual(['on', 'failed']);
  await click();
  expect(onTheWay.map(({ isOn }) => isOn)).toEqual([false]);
});

it('off is sent even if on seems to have failed: perhaps only its reply was lost', async () => {
  const { box, click } = open();
  await click();
  await click();
  await act(async () => onTheWay[0]?.fail(true));
  expect(isKept).toBe(true);
  await act(async () => onTheWay[0]?.arrive());
  expect(isKept).toBe(false);
  expect(box.checked).toBe(false);
  expect(said).toEqual(['off']);
});
