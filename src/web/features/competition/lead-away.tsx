import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { showAlert } from '#web/dialogs/dialogs.ts';

/** In place of a page that can't be shown now: says why, then opens another. */
export function LeadAway({ alert, to }: { alert?: string; to: string }) {
  const navigate = useNavigate();
  const isLeading = useRef(false);
  useEffect(() => {
    if (isLeading.current) return;
    isLeading.current = true;
    const lead = async () => {
      if (alert !== undefined) await showAlert(alert);
      void navigate(to, { replace: true });
    };
    void lead();
  }, [alert, to, navigate]);
  return null;
}
