import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { PartLink } from './part-link.tsx';

it('is a router navigation, which a guard can stop, and scrolls to its part at every press', async () => {
  const { scrollIntoView } = HTMLElement.prototype;
  onTestFinished(() => {
    HTMLElement.prototype.scrollIntoView = scrollIntoView;
  });
  const shown: string[] = [];
  HTMLElement.prototype.scrollIntoView = function show() {
    shown.push(this.id);
  };
  const page = (
    <>
      <PartLink to="q3">Question 3</PartLink>
      <p id="q3">The third question</p>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/competition/papers/1/702'],
  });
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: 'Question 3' });
  expect(link.getAttribute('href')).toBe('/competition/papers/1/702#q3');
  fireEvent.click(link);
  expect(router.state.location).toMatchObject({
    pathname: '/competition/papers/1/702',
    hash: '#q3',
  });
  fireEvent.click(link);
  expect(shown).toEqual(['q3', 'q3']);
  await router.navigate(-1);
  expect(router.state.location.hash).toBe('');
});
