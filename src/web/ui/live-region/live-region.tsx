import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';

export interface LiveRegionProps {
  /** What to say now; an empty string says nothing. Keep the region mounted and change the text. */
  message: string;
  isUrgent?: boolean;
}

/** Speaks to screen readers only. */
export function LiveRegion({ message, isUrgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={isUrgent ? 'alert' : 'status'}>{message}</span>
    </VisuallyHidden>
  );
}
