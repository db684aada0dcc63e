// A part of a page whose code loads after the page. If it fails to load, the rest of the page stays and the part offers
// a retry; it also retries automatically when the network is back.

import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { reloadWhenReachable } from '#web/platform/reload.ts';
import { PartFailed } from './part-failed.tsx';

/** A part's code as a query, so that it is fetched once and can be prefetched. `name` is unique in the app. */
export function codeQuery<Props = object>(
  name: string,
  load: () => Promise<{ Component: ComponentType<Props> }>,
) {
  return moduleQuery(name, load);
}

/** The same for code without a component. */
export function moduleQuery<Module>(name: string, load: () => Promise<Module>) {
  return queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    retryOnMount: true,
  });
}

interface LazyPartProps<Props> {
  code: ReturnType<typeof codeQuery<Props>>;
  props: NoInfer<Props>;
  whileLoading?: ReactNode;
}

export function LazyPart<Props extends object>(given: LazyPartProps<Props>) {
  const { code, props, whileLoading = null } = given;
  const { data, isFetching, isError, refetch } = useQuery(code);
  const [hasFailed, setHasFailed] = useState(false);
  if (isError && !hasFailed) setHasFailed(true);

  if (data !== undefined) return <data.Component {...props} />;
  if (!hasFailed) return whileLoading;
  const handleRetry = async () => {
    const { isError: isFailedAgain } = await refetch();
    // Some browsers cache a failed import, and after a deployment the file names are different.
    if (isFailedAgain) await reloadWhenReachable();
  };
  return <PartFailed isBusy={isFetching} onRetry={handleRetry} />;
}
