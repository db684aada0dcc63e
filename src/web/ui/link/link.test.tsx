import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { Link, NavLink } from './link.tsx';

afterEach(cleanup);

/** A site of one page, which renders `links` at every address. */
function openAt(path: string, links: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: links }], {
    initialEntries: ['/before', path],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const quiz = () => screen.getByRole('link', { name: 'Quiz' });

describe('a link', () => {
  test('opens its page, query and all, and Back returns', async () => {
    const router = openAt('/', <Link to="/quiz/topics?src=single">Quiz</Link>);
    expect(quiz().getAttribute('href')).toBe('/quiz/topics?src=single');
    fireEvent.click(quiz());
    expect(router.state.location).toMatchObject({
      pathname: '/quiz/topics',
      search: '?src=single',
    });
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/');
  });

  test('with `replace` replaces the current page', async () => {
    const router = openAt(
      '/',
      <Link to="/quiz" replace>
        Quiz
      </Link>,
    );
    fireEvent.click(quiz());
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/before');
  });

  test('to the open page adds nothing to the history', async () => {
    const router = openAt('/quiz', <Link to="/quiz">Quiz</Link>);
    fireEvent.click(quiz());
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/before');
  });

  test('stays where it is if its own click handler says so', () => {
    const router = openAt(
      '/',
      <Link to="/quiz" onClick={(event) => event.preventDefault()}>
        Quiz
      </Link>,
    );
    fireEvent.click(quiz());
    expect(router.state.location.pathname).toBe('/');
  });

  test.each([
    ['with Ctrl', {}, { ctrlKey: true }],
    ['to a new tab', { target: '_blank' }, {}],
  ])('leaves a click %s to the browser', (_, props, keys) => {
    const router = openAt(
      '/',
      <Link to="/quiz" {...props}>
        Quiz
      </Link>,
    );
    // The browser would open a tab, which jsdom cannot.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(quiz(), keys);
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('a link of a menu', () => {
  test.each([
    ['/quiz', 'page'],
    ['/quiz/topics', 'page'],
    ['/quizzes', null],
    ['/', null],
  ])('at %s, has aria-current %s', (path, current) => {
    openAt(path, <NavLink to="/quiz">Quiz</NavLink>);
    expect(quiz().getAttribute('aria-current')).toBe(current);
  });

  test('to the landing page is current only there', () => {
    openAt('/quiz', <NavLink to="/">Home</NavLink>);
    expect(screen.getByRole('link', { name: 'Home' }).hasAttribute('aria-current')).toBe(false);
  });
});
