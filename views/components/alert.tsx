import { clsx } from 'clsx';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { Icon } from './icon.tsx';
import './alert.css';

export interface AlertProps {
  kind: 'success' | 'error';
  /** `screen`: about the page as a whole, above whatever stands there. */
  place?: 'page' | 'screen';
  onDismiss: () => void;
  children: ReactNode;
}

/** A message about what just happened, read out at once, that the visitor can dismiss. */
export function Alert({ kind, place = 'page', onDismiss, children }: AlertProps): ReactNode {
  return (
    <div
      className={clsx('alert', `alert--${kind}`, place === 'screen' && 'alert--screen')}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon of={kind === 'error' ? TriangleAlert : CircleCheck} className="alert__mark" />
      <p className="alert__text">
        <strong>{interfaceText.alert[kind]}</strong> {children}
      </p>
      <button
        type="button"
        className="alert__dismiss"
        onClick={onDismiss}
        aria-label={interfaceText.alert.dismiss}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
