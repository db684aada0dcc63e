import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { showAlert } from '#web/dialogs/dialogs.ts';

/** Replaces a page that cannot be shown now: shows the alert, then redirects. */
export function Redirect({ alert, to }: { alert?: string; to: string }) {
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const redirect = async () => {
      if (alert !== undefined) await showAlert(alert);
      void navigate(to, { replace: true });
    };
    void redirect();
  }, [alert, to, navigate]);
  return null;
}
