import type { ReactNode } from 'react';
import { displayPhone } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { useFailedNavigation } from '../navigation/navigation-failed.ts';
import { useBusiness } from '../site/site-context.tsx';
import { Alert } from './alert.tsx';

export interface NavigationFailedProps {
  shownPath: string;
}

/** Says that a page could not be fetched; the visitor stays on the one they were reading. */
export function NavigationFailed({ shownPath }: NavigationFailedProps): ReactNode {
  const { phone } = useBusiness();
  const { failedPath, dismiss } = useFailedNavigation(shownPath);
  if (failedPath === null) return null;
  return (
    <Alert kind="error" place="screen" onDismiss={dismiss}>
      {interfaceText.navigationFailed(displayPhone(phone))}
    </Alert>
  );
}
