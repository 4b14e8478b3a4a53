import { newRequestId } from 'kit/graphql';
import { useRef, useState } from 'react';

import {
  type ContactSubject,
  VisitorContactDocument,
  VisitorSendMessageDocument,
} from '../gql/visitors/graphql';
import { ask } from './ask';
import { useAsked } from './useAsked';
import { VisitorField, VisitorForm, VisitorSelect, VisitorText } from './VisitorForm';
import { LinkPage, VisitorPage } from './VisitorPage';

const texts = {
  title: 'Stuur een bericht',
  loading: 'Het formulier wordt opgehaald …',
  gone: 'Probeer het later nog een keer.',
  failed: 'Het formulier kan niet worden geladen',
};

const subjectLabels: Readonly<Record<ContactSubject, string>> = {
  algemeen: 'Algemeen',
  ubpf: 'Ulster bierproeffestival',
  liedjesfestival: 'Liedjesfestival',
  krant: 'Krant',
  club: 'Club van 111',
  webshop: 'Webshop',
  optocht: 'Optocht',
};

/** A message to the foundation, about one of its subjects. */
export function ContactPage() {
  const asked = useAsked(VisitorContactDocument, {});
  const [isSent, setSent] = useState(false);
  const requestId = useRef(newRequestId());
  if (isSent)
    return <VisitorPage title="Je bericht is verstuurd" text="Je krijgt antwoord op je e-mailadres." />;
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ website }) => {
        const { subjects } = website.contact;
        const send = async ({ subject, name = '', email = '', text = '' }: Record<string, string>) => {
          const chosen = subjects.find((one) => subjectLabels[one] === subject) ?? 'algemeen';
          const message = { subject: chosen, name, email, text };
          await ask(VisitorSendMessageDocument, { message, requestId: requestId.current });
          setSent(true);
        };
        return (
          <VisitorForm label="Bericht sturen" button="Versturen" onSend={send}>
            {() => (
              <>
                <VisitorSelect
                  name="subject"
                  label="Waar gaat het over?"
                  options={subjects.map((one) => subjectLabels[one])}
                />
                <VisitorText name="text" label="Bericht" rows={8} maxLength={5000} required />
                <VisitorField name="name" label="Naam" autoComplete="name" maxLength={200} required />
                <VisitorField
                  name="email"
                  label="E-mail"
                  description="Hier sturen we het antwoord naartoe."
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  required
                />
              </>
            )}
          </VisitorForm>
        );
      }}
    </LinkPage>
  );
}
