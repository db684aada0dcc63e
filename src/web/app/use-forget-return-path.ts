import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { takeReturnPath } from '#web/features/session/return-path.ts';
import { paths } from '#web/paths.ts';

/**
 * The pages between a locked page and the return to it, including the texts people read before signing up or paying.
 */
const onTheWay: readonly string[] = [
  paths.login,
  paths.loginWithPassword,
  paths.signup(),
  paths.member,
  paths.pay,
  paths.paymentReturn,
  paths.about,
  paths.refund,
  paths.terms,
  paths.privacy,
];

/** Opening any other page means giving up on the locked one: a later login does not lead there. */
export function useForgetReturnPath(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isOnTheWay = onTheWay.some((path) => path.toLowerCase() === pathname.toLowerCase());
    if (!isOnTheWay) takeReturnPath();
  }, [pathname]);
}
