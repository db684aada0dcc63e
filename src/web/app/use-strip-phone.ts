import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * The redirect after sign-up carries the phone number (product §4.5). Our pages don't need it, and it could be copied
 * or seen: this removes it from the address bar and the history.
 */
export function useStripPhone(): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hasPhone = query.has('phone');
  useEffect(() => {
    if (!hasPhone) return;
    const kept = new URLSearchParams(query);
    kept.delete('phone');
    void navigate({ search: kept.toString(), hash: window.location.hash }, { replace: true });
  }, [hasPhone, query, navigate]);
}
