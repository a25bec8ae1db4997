import { type ReactNode, useEffect, useState } from 'react';
import { displayPhone } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { Alert } from '../components/alert.tsx';
import { NavigationFailedEvent } from '../navigation/navigate-when-ready.ts';
import { useBusiness } from '../site/site-context.tsx';

/**
 * Says that a page could not be fetched; the visitor stays on the one they were reading. It goes by itself once another
 * page shows.
 */
export function NavigationFailed({ shownPath }: { shownPath: string }): ReactNode {
  const { phone } = useBusiness();
  const [failedOn, setFailedOn] = useState<string | null>(null);
  useEffect(() => {
    const onFailed = (): void => setFailedOn(shownPath);
    window.addEventListener(NavigationFailedEvent.type, onFailed);
    return () => window.removeEventListener(NavigationFailedEvent.type, onFailed);
  }, [shownPath]);
  if (failedOn !== shownPath) return null;
  return (
    <Alert kind="error" place="screen" onDismiss={() => setFailedOn(null)}>
      {interfaceText.navigationFailed(displayPhone(phone))}
    </Alert>
  );
}
