// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMembership } from '#contract/membership.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { noNetwork } from '#web/testing/server.ts';
import { SHAPE_RETURN_MS } from './hero-shapes.tsx';
import { Landing } from './landing.tsx';

beforeAll(async () => {
  // Loaded on a click; imported up front to keep the tests from waiting for it.
  await import('./demo-dialog.tsx');
});
beforeEach(() => {
  localStorage.clear();
  noNetwork(getMembership);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(at = '/') {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Landing />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const signUps = () => screen.queryAllByRole('link', { name: 'Sign up for free' });
describe('the hero', () => {
  it('leads a visitor to a question in one tap, or to sign up', () => {
    open();
    const play = screen.getByRole('link', { name: 'Play the first question' });
    expect(play.getAttribute('href')).toBe('/quiz/first');
    expect(signUps()[0]?.getAttribute('href')).toBe('/signup');
    const tryIt = screen.getByRole('link', { name: 'Try the first topic' });
    expect(tryIt.getAttribute('href')).toBe('/quiz/first');
  });

  it('is hidden for visitors with a source; the page keeps one heading', () => {
    open('/?src=partner');
    expect(screen.queryByRole('button', { name: 'Watch demo' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Grammar worksheets' })).toBeDefined();
  });

  it('loads the demo only on request, and describes it in words', async () => {
    const { container } = open();
    expect(container.querySelector('video')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Watch demo' }));
    await screen.findByText(/^The video has no sound\./);
    const video = container.querySelector('video');
    expect(video?.autoplay).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close the video' }));
    expect(container.querySelector('video')).toBeNull();
  });

  it('says so when the demo cannot be played', async () => {
    const { container } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Watch demo' }));
    await screen.findByText(/^The video has no sound\./);
    fireEvent.error(container.querySelector('video') as HTMLVideoElement);
    expect(screen.getByRole('alert').textContent).toContain('could not be played');
  });
});

describe('a decorative shape', () => {
  it('hides when clicked and comes back after three seconds; the others stay', () => {
    vi.useFakeTimers();
    const { container } = open();
    const hidden = () =>
      Array.from(
        container.querySelectorAll<HTMLElement>('[data-hidden="true"]'),
        (shape) => shape.dataset.shape,
      );
    fireEvent.click(container.querySelector('[data-shape="kite"]') as HTMLElement);
    expect(hidden()).toEqual(['kite']);
    act(() => vi.advanceTimersByTime(SHAPE_RETURN_MS - 1));
    expect(hidden()).toEqual(['kite']);
    act(() => vi.advanceTimersByTime(1));
    expect(hidden()).toEqual([]);
    expect(SHAPE_RETURN_MS).toBe(3_000);
  });

  it('is ignored by keyboards and screen readers', () => {
    const { container } = open();
    const shapes = container.querySelector('[data-shape]')?.parentElement;
    expect(shapes?.getAttribute('aria-hidden')).toBe('true');
    expect(shapes?.querySelectorAll('button, a, [tabindex]')).toHaveLength(0);
  });
});
