import { type ReactNode, useState } from 'react';
import { type FormField as FieldOfTable, forms } from '../../../data/forms.ts';
import { Alert } from '../../../views/components/alert.tsx';
import { ArrowLink } from '../../../views/components/arrow-link.tsx';
import { ButtonLink, type ButtonLook, buttonClass } from '../../../views/components/button-link.tsx';
import { CallLink, WhatsappLink } from '../../../views/components/contact-links.tsx';
import { handset } from '../../../views/components/drawings.ts';
import { FormField } from '../../../views/components/form-field.tsx';
import { Icon } from '../../../views/components/icon.tsx';
import { Example, Section } from './foundations.tsx';

const fields: readonly FieldOfTable[] = forms.contact.fields.filter(({ control }) => control !== 'hidden');

/** Everything that is pressed or filled in. Hover, focus and press are the visitor's to try. */
export function Controls(): ReactNode {
  return (
    <>
      <Section id="buttons" heading="Buttons and links">
        <Buttons looks={['solid', 'outline']} />
        <div className="styleguide__verde band--verde">
          <Buttons looks={['light', 'light-outline']} />
        </div>
        <Example name="CallLink, WhatsappLink">
          <div className="cluster">
            <CallLink />
            <WhatsappLink />
          </div>
        </Example>
        <Example name="ArrowLink">
          <ArrowLink to="/services">All services</ArrowLink>
        </Example>
      </Section>
      <Section id="fields" heading="Fields">
        {fields.map((field) => (
          <div key={field.name} className="styleguide__pair">
            <FormField field={field} formId="styleguide" none="Not chosen" />
            <FormField
              field={field}
              formId="styleguide-wrong"
              none="Not chosen"
              value={field.choices?.[0]?.value ?? 'As typed'}
              error={{ field: field.name, code: 'format', message: Object.values(field.messages)[0] ?? '' }}
            />
          </div>
        ))}
      </Section>
      <Section id="alerts" heading="Alerts">
        <DismissibleAlert kind="success" />
        <DismissibleAlert kind="error" />
      </Section>
    </>
  );
}

function Buttons({ looks }: { looks: readonly ButtonLook[] }): ReactNode {
  return looks.map((look) => (
    <Example key={look} name={`ButtonLink ${look}: plain, with an icon, a button, sending, disabled`}>
      <div className="cluster">
        <ButtonLink to="/contact#quote" look={look}>
          Free quote
        </ButtonLink>
        <ButtonLink href="tel:" look={look}>
          <Icon of={handset} />
          Call
        </ButtonLink>
        <button type="button" className={buttonClass(look)}>
          Button
        </button>
        <button type="button" className={buttonClass(look)} aria-busy="true">
          Sending…
        </button>
        <button type="button" className={buttonClass(look)} disabled>
          Disabled
        </button>
      </div>
    </Example>
  ));
}

function DismissibleAlert({ kind }: { kind: 'success' | 'error' }): ReactNode {
  const [isShown, setShown] = useState(true);
  return (
    <Example name={`Alert ${kind}`}>
      {isShown ? (
        <Alert kind={kind} onDismiss={() => setShown(false)}>
          What happened, and what to do next.
        </Alert>
      ) : (
        <button type="button" className={buttonClass('outline')} onClick={() => setShown(true)}>
          Show it again
        </button>
      )}
    </Example>
  );
}
