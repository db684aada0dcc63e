// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HowTo } from './how-to.tsx';

afterEach(cleanup);

function open() {
  const film = { src: '/videos/a.mp4', label: 'A child plays.', missing: 'No film.' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HowTo
        open="How to play"
        openLabel="How to play: Chess"
        title="Chess"
        closeLabel="Close"
        film={film}
      >
        <p>Move the king.</p>
      </HowTo>
    </QueryClientProvider>,
  );
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'How to play: Chess' }));
}

test('loads the film when it is opened, and leaves the start to the viewer', async () => {
  open();
  const film = await screen.findByLabelText<HTMLVideoElement>('A child plays.');
  expect(film.getAttribute('poster')).toBe('/videos/a-poster.jpg');
  expect([film.controls, film.autoplay]).toEqual([true, false]);
  const words = document.getElementById(film.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Move the king.');
});

test('shows only the words if the film fails to load', async () => {
  open();
  fireEvent.error(await screen.findByLabelText('A child plays.'));
  expect(screen.getByText('No film.')).toBeDefined();
  expect(screen.getByText('Move the king.')).toBeDefined();
});
