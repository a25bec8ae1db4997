import Check from 'lucide/dist/esm/icons/check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { servicesPage } from '../../data/pages/services.ts';
import type { ServiceDetails } from '../../data/services/service.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { PriceTiers } from '../components/price-tiers.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import { serviceIcon } from './service-icon.ts';
import '../components/printed-dialog.css';
import './service-dialog.css';

/** What a visitor asked to see. A new object each time, so that the same service opens again. */
export interface AskedService {
  service: ServiceDetails;
  /** Gets the focus back. */
  opener: HTMLElement;
}

/**
 * The large dialog with what a service is and how it runs. The browser keeps the focus inside and closes it on Esc; it
 * keeps its content while it fades.
 */
export function ServiceDialog({ asked }: { asked: AskedService | null }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!asked) return;
    // A task of its own: that the page behind it becomes inert takes as long as drawing what it shows.
    const opening = setTimeout(() => {
      dialog.current?.showModal();
      // In the frame, which lays it out: here all of it would be laid out once more.
      requestAnimationFrame(() => dialog.current?.scrollTo(0, 0));
    });
    return () => clearTimeout(opening);
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
          <DialogWords {...asked.service} />
        </div>
      )}
    </dialog>
  );
}

const words = servicesPage.modal;

/** A service in one view: its floor, features, steps and prices, and the ways to ask for it. */
function DialogWords({ slug, name, description, features, process, picture }: ServiceDetails): ReactNode {
  return (
    <>
      <Picture
        id={picture}
        sizes={`(min-width: 62rem) 24rem, ${phoneWide}`}
        alt=""
        className="service-dialog__picture"
      />
      <div className="service-dialog__words">
        <Icon of={serviceIcon(name)} className="service-dialog__icon" />
        <h2 id="service-dialog-name">{name}</h2>
        <p className="lede">{description}</p>
        <PriceTiers service={slug} />
        <div className="service-dialog__lists">
          <section>
            <h3>{words.features}</h3>
            <ul className="service-dialog__list">
              {features.map((feature) => (
                <li key={feature} className="service-dialog__feature">
                  <Icon of={Check} className="service-dialog__mark accent" />
                  {feature}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3>{words.process}</h3>
            <ol className="service-dialog__list service-dialog__list--numbered numbered">
              {process.map((step) => (
                <li key={step} className="service-dialog__feature">
                  {step}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <div className="cluster">
          <CallLink label={words.call} />
          <WhatsappLink label={words.whatsapp} quote={{ service: { slug, name } }} />
          <ButtonLink to="/contact#quote" quote={{ service: { slug, name } }} look="outline">
            {words.quote}
          </ButtonLink>
          <ArrowLink to={`/services/${slug}`}>{words.fullPage}</ArrowLink>
        </div>
      </div>
    </>
  );
}
