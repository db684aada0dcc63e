import { useNavigate } from 'react-router';
import { texts } from '#web/platform/texts.ts';
import { NotFoundArt } from '#web/ui/art/place-art.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';

export function NotFoundPage() {
  const navigate = useNavigate();
  const { title, text, goBack } = texts.shell.notFound;
  return (
    <main id="main" tabIndex={-1}>
      <EmptyState
        art={<NotFoundArt />}
        title={title}
        titleLevel="h1"
        action={<Button onClick={() => navigate(-1)}>{goBack}</Button>}
      >
        {text}
      </EmptyState>
    </main>
  );
}
