import { ApiError, newRequestId } from 'kit/graphql';
import { EmptyState } from 'kit/ui';
import { type ReactNode, useRef, useState } from 'react';

import {
  type ParadeName,
  VisitorEnlistDocument,
  VisitorEnrolmentsDocument,
  type VisitorEnrolmentsQuery,
  VisitorEnterParadeDocument,
  type VisitorParadeFragment,
} from '../gql/visitors/graphql';
import { ask, sendFile } from './ask';
import { dayText } from './times';
import { failureOf, useAsked } from './useAsked';
import {
  VisitorCheckbox,
  VisitorField,
  VisitorFile,
  VisitorForm,
  VisitorSelect,
  VisitorText,
} from './VisitorForm';
import { LinkPage, VisitorLinks, VisitorPage } from './VisitorPage';

/** Where the statements of the song festival are. */
const STATEMENTS = 'participantDocs/liedjes';
const STATEMENT = '.pdf,.png,.jpg,.jpeg,.bmp,.doc,.docx';

type Question = VisitorParadeFragment['fields'][number];

/** What one may enrol for. */
interface Enrolment {
  /** What follows `/publiek/inschrijven/`. */
  page: string;
  title: string;
  open: boolean;
  year: number;
  closesOn?: string | null;
  form: (onSent: (email: string) => void) => ReactNode;
}

const texts = {
  title: 'Inschrijven',
  loading: 'De inschrijving wordt opgehaald …',
  gone: 'Probeer het later nog een keer.',
  failed: 'De inschrijving kan niet worden geladen',
};

/** What one can enrol for now. */
export function OpenEnrolmentsPage() {
  const asked = useAsked(VisitorEnrolmentsDocument, {});
  return (
    <LinkPage texts={texts} asked={asked}>
      {(data) => {
        const open = enrolmentsIn(data).filter((one) => one.open);
        return open.length === 0 ? (
          <EmptyState title="Je kunt je nu nergens voor inschrijven" text="Kijk later nog eens." />
        ) : (
          <>
            <p>Waar wil je aan meedoen?</p>
            <VisitorLinks>
              {open.map(({ page, title, year, closesOn }) => (
                <li key={page}>
                  <a href={`/publiek/inschrijven/${page}`}>
                    <b>{`${title} ${year}`}</b>
                    {closesOn && <small>{`Tot en met ${dayText(closesOn)}`}</small>}
                  </a>
                </li>
              ))}
            </VisitorLinks>
          </>
        );
      }}
    </LinkPage>
  );
}

/** Enrolling for one of them. @param page what follows `/publiek/inschrijven/` */
export function EnrolPage({ page }: { page: string }) {
  const asked = useAsked(VisitorEnrolmentsDocument, {});
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <VisitorPage
        title="Je bent ingeschreven"
        text={`We sturen een mail naar ${sentTo} met wat je hebt ingevuld.`}
      />
    );
  }
  return (
    <LinkPage texts={texts} asked={asked}>
      {(data) => {
        const enrolment = enrolmentsIn(data).find((one) => one.page === page);
        if (!enrolment) return <EmptyState title="Hier is niets" text="Klopt het adres?" />;
        const { title, open, year, closesOn, form } = enrolment;
        if (!open) {
          return <EmptyState title="De inschrijving is gesloten" text={`Voor ${title} kan het nu niet.`} />;
        }
        return (
          <>
            <p>
              {`${title} ${year}.`}
              {closesOn && ` Inschrijven kan tot en met ${dayText(closesOn)}.`}
            </p>
            {form(setSentTo)}
          </>
        );
      }}
    </LinkPage>
  );
}

function enrolmentsIn({ website }: VisitorEnrolmentsQuery): Enrolment[] {
  const { liedjesfestival, optocht, kindercarnaval } = website;
  const paradeOf = (
    [parade, page, title]: [ParadeName, string, string],
    form: VisitorParadeFragment | null | undefined,
  ): Enrolment[] =>
    form
      ? [
          {
            ...{ page, title, open: form.open, year: form.year, closesOn: form.closesOn },
            form: (onSent) => (
              <ParadeForm parade={parade} title={title} fields={form.fields} onSent={onSent} />
            ),
          },
        ]
      : [];
  return [
    {
      ...{ page: 'liedjesfestival', title: 'Liedjesfestival', ...liedjesfestival.enlistment },
      form: (onSent) => <SongFestivalForm onSent={onSent} />,
    },
    ...paradeOf(['parade', 'optocht', 'Optocht'], optocht.enrolment),
    ...paradeOf(['children', 'kinderoptocht', 'Kinderoptocht'], kindercarnaval.enrolment),
  ];
}

interface FormProps {
  onSent: (email: string) => void;
}

function SongFestivalForm({ onSent }: FormProps) {
  const file = useRef<HTMLInputElement>(null);
  const sentFile = useRef<{ file: File; id: string }>(undefined);
  const requestId = useRef(newRequestId());
  const send = async (values: Record<string, string>) => {
    const { actName = '', songName = '', numberOfParticipants = '' } = values;
    const chosen = file.current?.files?.[0];
    if (chosen && sentFile.current?.file !== chosen)
      sentFile.current = { file: chosen, id: await uploaded(chosen) };
    const participant = {
      ...{ actName, songName, ...contactIn(values) },
      numberOfParticipants: Number.parseInt(numberOfParticipants, 10) || 0,
      statementId: (chosen && sentFile.current?.id) ?? '',
    };
    await ask(VisitorEnlistDocument, { participant, requestId: requestId.current });
    onSent(participant.contactEmail);
  };
  return (
    <VisitorForm label="Inschrijven voor het liedjesfestival" button="Inschrijven" onSend={send}>
      {() => (
        <>
          <VisitorField name="actName" label="Naam van de act" maxLength={200} required />
          <VisitorField name="songName" label="Titel van het lied" maxLength={200} required />
          <VisitorField
            name="numberOfParticipants"
            label="Met hoeveel personen"
            type="number"
            inputMode="numeric"
            min={1}
            max={500}
            required
          />
          <ContactFields />
          <VisitorFile
            ref={file}
            name="statementId"
            label="Originaliteitsverklaring"
            description="Een pdf, of een foto van het getekende papier."
            accept={STATEMENT}
            required
          />
        </>
      )}
    </VisitorForm>
  );
}

function ParadeForm({
  parade,
  title,
  fields,
  onSent,
}: FormProps & { parade: ParadeName; title: string; fields: readonly Question[] }) {
  const requestId = useRef(newRequestId());
  const send = async (values: Record<string, string>) => {
    const { name = '' } = values;
    const answers = fields.map(({ id, kind }) => ({
      fieldId: id,
      value: values[id] ?? (kind === 'yesNo' ? 'Nee' : ''),
    }));
    const entry = { name, ...contactIn(values), answers };
    await ask(VisitorEnterParadeDocument, { parade, entry, requestId: requestId.current });
    onSent(entry.contactEmail);
  };
  return (
    <VisitorForm label={`Inschrijven voor ${title}`} button="Inschrijven" onSend={send}>
      {() => (
        <>
          <VisitorField name="name" label="Naam van de groep" maxLength={200} required />
          {fields.map((field) => (
            <Answer key={field.id} field={field} />
          ))}
          <ContactFields />
        </>
      )}
    </VisitorForm>
  );
}

/** What the committee asks, each in its own way. */
function Answer({ field: { id, label, help, kind, required, options } }: { field: Question }) {
  const field = { name: id, label, description: help || undefined };
  switch (kind) {
    case 'lines':
      return <VisitorText {...field} maxLength={2000} required={required} />;
    case 'choice':
      return (
        <VisitorSelect
          {...field}
          placeholder="Kies …"
          options={options}
          defaultValue=""
          required={required}
        />
      );
    case 'yesNo':
      return <VisitorCheckbox {...field} value="Ja" required={required} />;
    case 'number':
      return <VisitorField {...field} inputMode="decimal" maxLength={10} required={required} />;
    case 'line':
      return <VisitorField {...field} maxLength={200} required={required} />;
  }
}

function ContactFields() {
  return (
    <>
      <VisitorField name="contactName" label="Contactpersoon" autoComplete="name" maxLength={200} required />
      <VisitorField
        name="contactPhone"
        label="Telefoon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
      />
      <VisitorField
        name="contactEmail"
        label="E-mail"
        description="Hier sturen we een bevestiging naartoe."
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
    </>
  );
}

function contactIn({ contactName = '', contactPhone = '', contactEmail = '' }: Record<string, string>) {
  return { contactName, contactPhone, contactEmail: contactEmail.trim() };
}

/** @returns the id of the file @throws ApiError at the field */
async function uploaded(file: File): Promise<string> {
  try {
    return await sendFile(STATEMENTS, file);
  } catch (error) {
    const { message, code } = failureOf(error);
    throw new ApiError(message, code, { statementId: message });
  }
}
