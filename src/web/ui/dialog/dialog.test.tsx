// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Drawer, DrawerLinks } from '#web/ui/drawer/drawer.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { Dialog } from './dialog.tsx';
import { listenForBack } from './listen-for-back.ts';

afterEach(async () => {
  cleanup();
  await hasEntry(false);
});

function show(isOpen: boolean, onClose: () => void) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Leave?" closeLabel="Close">
      <p>Answers will be lost.</p>
    </Dialog>
  );
}

/** A page that opens and closes its dialog. */
function Owner() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {show(isOpen, () => setOpen(false))}
    </>
  );
}

const content = () => screen.queryByText('Answers will be lost.');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
/** The history entry is added and removed a moment after the dialog opens and closes. */
const hasEntry = (isThere: boolean) =>
  waitFor(() => expect(window.history.state?.isOverlay === true).toBe(isThere));

async function openOne() {
  render(
    <StrictMode>
      <Owner />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await hasEntry(true);
}

it('keeps its content out of the page until it is opened', () => {
  const { rerender } = render(show(false, () => undefined));
  expect(content()).toBeNull();
  rerender(show(true, () => undefined));
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toBeDefined();
});

it('stays open under StrictMode', async () => {
  await openOne();
  await settle();
  expect(content()).not.toBeNull();
});

it('is closed by its button and by a press on the backdrop', async () => {
  const onClose = vi.fn();
  render(show(true, onClose));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('tells its owner when the browser has closed it', async () => {
  const onClose = vi.fn();
  render(show(true, onClose));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('is not closed by a press inside that is released outside', () => {
  const onClose = vi.fn();
  render(show(true, onClose));
  fireEvent.pointerDown(screen.getByText('Answers will be lost.'));
  fireEvent.mouseUp(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

it('is closed by a press on the backdrop in a browser that fires no click for it', () => {
  const onClose = vi.fn();
  render(show(true, onClose));
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.mouseUp(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('Back closes it and does nothing else', async () => {
  window.history.pushState({ idx: 1 }, '', '/quiz');
  const routerPops = vi.fn();
  window.addEventListener('popstate', routerPops);
  await openOne();
  expect(window.location.pathname).toBe('/quiz');
  window.history.back();
  await waitFor(() => expect(content()).toBeNull());
  expect(window.location.pathname).toBe('/quiz');
  expect(routerPops).not.toHaveBeenCalled();
  window.removeEventListener('popstate', routerPops);
});

it.each([
  ['at once', () => Promise.resolve()],
  ['a moment later', () => new Promise((resolve) => setTimeout(resolve))],
])('Back closes one that is opened again %s', async (_, moment) => {
  window.history.pushState({ idx: 1 }, '', '/quiz');
  await openOne();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await moment();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await settle();
  expect(content()).not.toBeNull();
  window.history.back();
  await waitFor(() => expect(content()).toBeNull());
  expect(window.location.pathname).toBe('/quiz');
});

it('leaves no history entry when it is closed by its button', async () => {
  window.history.pushState({ idx: 1 }, '', '/quiz');
  window.history.pushState({ idx: 2 }, '', '/quiz/topics');
  await openOne();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await hasEntry(false);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/quiz'));
});

const contents = {
  dialog: (isOpen: boolean, onClose: () => void) => (
    <Dialog isOpen={isOpen} onClose={onClose} title="Lessons" closeLabel="Close">
      <Link to="/quiz/playing">Play</Link>
    </Dialog>
  ),
  drawer: (isOpen: boolean, onClose: () => void) => (
    <Drawer isOpen={isOpen} onClose={onClose} label="Menu" closeLabel="Close" heading="Site">
      <DrawerLinks label="Pages" links={[{ to: '/quiz/playing', label: 'Play' }]} />
    </Drawer>
  ),
};

it.each([
  ['dialog', '/quiz/topics'],
  ['dialog', '/*'],
  ['drawer', '/*'],
] as const)('a link in a %s of %s closes it and leaves no step behind', async (kind, path) => {
  listenForBack();
  window.history.pushState({ idx: 1 }, '', '/quiz');
  window.history.pushState({ idx: 2 }, '', '/quiz/topics');
  function Topics() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <h1>Topics</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {contents[kind](isOpen, () => setOpen(false))}
      </>
    );
  }
  const router = createBrowserRouter([
    { path, element: <Topics /> },
    { path: '*', element: <p>Another page</p> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await hasEntry(true);
  await userEvent.click(screen.getByRole('link', { name: 'Play' }));
  await waitFor(() => expect(window.location.pathname).toBe('/quiz/playing'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await settle();

  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/quiz/topics'));
  expect(screen.queryByRole('dialog')).toBeNull();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/quiz'));
  router.dispose();
});
