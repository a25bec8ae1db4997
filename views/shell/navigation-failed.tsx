import { type ReactNode, useEffect, useState } from 'react';
import { displayPhone } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { Alert } from '../components/alert.tsx';
import { NavigationFailedEvent } from '../navigation/navigate-when-ready.ts';
import { useBusiness } from '../site/site-context.tsx';

/** Says that nothing could be fetched or posted; the visitor stays on the page they were reading. Each has its own. */
export function NavigationFailed(): ReactNode {
  const { phone } = useBusiness();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const hear = ({ type }: Event): void => setFailed(type !== 'submit');
    // A form that is sent once more.
    for (const type of [NavigationFailedEvent.type, 'submit'])
      window.addEventListener(type, hear, { signal: end.signal });
    return () => end.abort();
  }, []);
  if (!hasFailed) return null;
  return (
    <Alert kind="error" place="screen" onDismiss={() => setFailed(false)}>
      {interfaceText.navigationFailed(displayPhone(phone))}
    </Alert>
  );
}
