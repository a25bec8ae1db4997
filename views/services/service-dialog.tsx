import X from 'lucide/dist/esm/icons/x.mjs';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { interfaceText } from '../../data/interface.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { Icon } from '../components/icon.tsx';
import { ServiceDetails } from './service-details.tsx';
import './service-dialog.css';

/** What a visitor asked to see. A new object each time, so that the same service opens again. */
export interface AskedService {
  service: ServiceSummary;
  /** Gets the focus back. */
  opener: HTMLElement;
}

export interface ServiceDialogProps {
  asked: AskedService | null;
}

/**
 * The large dialog with what a service is and how it runs. The browser keeps the focus inside and closes it on Esc; it
 * keeps its content while it fades.
 */
export function ServiceDialog({ asked }: ServiceDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!asked || !dialog.current) return;
    dialog.current.showModal();
    dialog.current.scrollTop = 0;
  }, [asked]);

  function close(): void {
    dialog.current?.close();
  }

  function closeOnBackdrop(event: MouseEvent): void {
    // The frame covers all of the dialog: only a click on the backdrop meets the dialog itself.
    if (event.target === dialog.current) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the close button do the same by keyboard
    <dialog
      ref={dialog}
      className="service-dialog"
      aria-labelledby="service-dialog-name"
      onClick={closeOnBackdrop}
      onClose={() => asked?.opener.focus()}
    >
      {asked && (
        <div className="service-dialog__frame">
          <button
            type="button"
            className="service-dialog__close"
            onClick={close}
            aria-label={interfaceText.dialog.close}
          >
            <Icon of={X} />
          </button>
          <ServiceDetails service={asked.service} nameId="service-dialog-name" />
        </div>
      )}
    </dialog>
  );
}
