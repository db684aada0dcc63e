import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * The link that ends a sign-up carries the phone (product §4.5). Pages of ours need it no longer: it leaves the address
 * bar, the history and whatever is copied from there.
 */
export function usePhoneForgotten(): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hasPhone = query.has('phone');
  useEffect(() => {
    if (!hasPhone) return;
    const kept = new URLSearchParams(query);
    kept.delete('phone');
    navigate({ search: kept.toString(), hash: window.location.hash }, { replace: true });
  }, [hasPhone, query, navigate]);
}
