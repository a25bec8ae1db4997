import { type ReactNode, useEffect, useState } from 'react';
import { displayPhone } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { Alert } from '../components/alert.tsx';
import { NavigationFailedEvent } from '../navigation/navigate-when-ready.ts';
import { useBusiness } from '../site/site-context.tsx';

/** Says that a page could not be fetched; the visitor stays on the one they were reading. Each page has its own. */
export function NavigationFailed(): ReactNode {
  const { phone } = useBusiness();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const onFailed = (): void => setFailed(true);
    window.addEventListener(NavigationFailedEvent.type, onFailed);
    return () => window.removeEventListener(NavigationFailedEvent.type, onFailed);
  }, []);
  if (!hasFailed) return null;
  return (
    <Alert kind="error" place="screen" onDismiss={() => setFailed(false)}>
      {interfaceText.navigationFailed(displayPhone(phone))}
    </Alert>
  );
}
