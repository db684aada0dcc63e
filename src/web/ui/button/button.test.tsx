import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

const button = () => screen.getByRole('button');

it('keeps the focus when it is disabled by its own press, and does nothing more', async () => {
  const press = vi.fn();
  function Once() {
    const [isDone, setDone] = useState(false);
    const handleClick = () => {
      press();
      setDone(true);
    };
    return (
      <Button disabled={isDone} onClick={handleClick}>
        Put aside
      </Button>
    );
  }
  render(<Once />);
  await userEvent.click(button());
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
});

it('disabled, it sends no form, not even by Enter in a field', async () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" disabled>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(button());
  await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}');
  expect(send).not.toHaveBeenCalled();
});

it('announces that it is busy in an existing region', async () => {
  const draw = (isBusy: boolean) => <Button isBusy={isBusy}>Send</Button>;
  const { rerender } = render(draw(false));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(draw(true));
  expect(screen.getByRole('status')).toBe(region);
  await waitFor(() => expect(region.textContent).toBe('Please wait…'));
  expect(button().getAttribute('aria-busy')).toBe('true');
  rerender(draw(false));
  expect(region.textContent).toBe('');
});
