import type { ReactNode } from 'react';
import { Link, NavLink } from './link.tsx';

export const stories: Record<string, () => ReactNode> = {
  'in a sentence': () => (
    <p>
      New here? <Link to="/signup">Sign up</Link>
    </p>
  ),
  'in a menu': () => (
    <nav aria-label="Pages" style={{ display: 'flex', gap: '1rem' }}>
      <NavLink to="/quiz">Quiz</NavLink>
      <NavLink to="/worksheets">Worksheets</NavLink>
    </nav>
  ),
};
