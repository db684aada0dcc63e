// Paths as the router of the pages reads them.

/** Matches the paths of a route such as /worksheets/:name in any case, with or without a slash at the end. */
export function pagePattern(route: string): RegExp {
  const segments = route.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/').replace(/\/$/, '')}/?$`, 'i');
}

/** The path with its percent signs decoded, but those of a slash within a segment, and without doubled slashes. */
export function readPath(path: string): string {
  const segments = path.split('/').filter((segment, index) => segment !== '' || index === 0);
  const end = path.endsWith('/') ? '/' : '';
  return segments.map((segment) => decode(segment).replaceAll('/', '%2F')).join('/') + end;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
