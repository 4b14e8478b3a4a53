import { ApiError } from 'kit/graphql';
import { Alert, Button } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  type ClubDelivery,
  type ClubDetailsInput,
  VisitorCorrectDetailsDocument,
  VisitorDetailsDocument,
  type VisitorDetailsFragment,
} from '../gql/visitors/graphql';
import { ask } from './ask';
import { failureOf, useAsked } from './useAsked';
import { VisitorField, VisitorForm, VisitorSelect } from './VisitorForm';
import { LinkPage } from './VisitorPage';

const texts = {
  title: 'Je gegevens',
  loading: 'Je gegevens worden opgehaald …',
  gone: 'Vraag de Club van 111 om een nieuwe link. Dan kun je je gegevens weer bekijken.',
  failed: 'Je gegevens kunnen niet worden geladen',
};
const STALE =
  'Je gegevens zijn intussen ergens anders aangepast. Lees ze opnieuw en geef dan door wat nog niet klopt.';

const DELIVERIES: Readonly<Record<ClubDelivery, string>> = { post: 'Per post', email: 'Per e-mail' };

/** "Check your details" behind the private link of a member of the club: to see, and to correct by themselves. */
export function DetailsPage({ token }: { token: string }) {
  const asked = useAsked(VisitorDetailsDocument, { token });
  const [isSaved, setSaved] = useState(false);
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ clubDetails: details }) =>
        isSaved ? (
          <Thanks isWaiting={details.waiting} onAgain={() => setSaved(false)} />
        ) : (
          <>
            <Greeting details={details} />
            <DetailsForm
              key={details.revision}
              details={details}
              onSend={async (given, delivery) => {
                const variables = { token, revision: details.revision, details: given, delivery };
                const { correctClubDetails } = await ask(VisitorCorrectDetailsDocument, variables);
                asked.take({ clubDetails: correctClubDetails });
                setSaved(true);
              }}
              onReadAnew={asked.again}
            />
          </>
        )
      }
    </LinkPage>
  );
}

function Greeting({ details: { firstName, lastName, waiting } }: { details: VisitorDetailsFragment }) {
  return (
    <>
      <p>
        Hallo {firstName || lastName}, klopt dit nog? Dit weet de Club van 111 van je. Pas aan wat anders is
        geworden.
      </p>
      {waiting && (
        <Alert title="Je vorige wijziging wacht nog">
          Hieronder staat wat je hebt doorgegeven. De club kijkt er nog naar.
        </Alert>
      )}
    </>
  );
}

interface DetailsFormProps {
  details: VisitorDetailsFragment;
  /** Saves. @throws ApiError */
  onSend: (details: ClubDetailsInput, delivery: ClubDelivery) => Promise<void>;
  /** They have changed in the meantime: reads them once more. @throws ApiError */
  onReadAnew: () => Promise<unknown>;
}

/** Address, mail and phone of a member, in the browser's own words so that it can fill them in. */
function DetailsForm({ details, onSend, onReadAnew }: DetailsFormProps) {
  const send = async (values: Record<string, string>) => {
    const { address = '', postalCode = '', city = '', country = '', email = '', phone = '' } = values;
    try {
      const given = { adres: address, postalCode, city, country, email, phone };
      await onSend(given, values.delivery === DELIVERIES.email ? 'email' : 'post');
    } catch (error) {
      const { code } = failureOf(error);
      throw code === 'CONFLICT' ? new ApiError(STALE, code) : error;
    }
  };
  return (
    <VisitorForm label="Je gegevens" button="Opslaan" onSend={send}>
      {(failure) => (
        <>
          <VisitorField
            name="address"
            label="Straat en huisnummer"
            autoComplete="street-address"
            defaultValue={details.adres}
          />
          <VisitorSelect
            name="country"
            label="Land"
            autoComplete="country-name"
            options={['Nederland', 'België']}
            defaultValue={details.country}
          />
          <VisitorField
            name="postalCode"
            label="Postcode"
            autoComplete="postal-code"
            defaultValue={details.postalCode}
          />
          <VisitorField
            name="city"
            label="Woonplaats"
            autoComplete="address-level2"
            defaultValue={details.city}
          />
          <VisitorField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={details.email}
          />
          <VisitorField
            name="phone"
            label="Telefoon"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={details.phone}
          />
          <VisitorSelect
            name="delivery"
            label="Hoe krijg je onze brieven?"
            options={Object.values(DELIVERIES)}
            defaultValue={DELIVERIES[details.delivery]}
          />
          {failure?.code === 'CONFLICT' && <ReadAnew onReadAnew={onReadAnew} />}
          {details.approval && <p>De club kijkt eerst naar je wijziging, voordat die wordt overgenomen.</p>}
        </>
      )}
    </VisitorForm>
  );
}

function ReadAnew({ onReadAnew }: Pick<DetailsFormProps, 'onReadAnew'>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const read = async () => {
    setBusy(true);
    try {
      await onReadAnew();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      {failure && <Alert kind="error">{failure.message}</Alert>}
      <Button variant="ghost" wide pending={isBusy} onClick={() => void read()}>
        Opnieuw lezen
      </Button>
    </>
  );
}

function Thanks({ isWaiting, onAgain }: { isWaiting: boolean; onAgain: () => void }) {
  return (
    <Saved>
      <Alert title="Dank je wel">
        {isWaiting
          ? 'Je wijziging is ontvangen. De club kijkt er eerst naar en past het dan aan.'
          : 'Je gegevens zijn opgeslagen.'}
      </Alert>
      <Button variant="ghost" wide onClick={onAgain}>
        Nog iets aanpassen
      </Button>
    </Saved>
  );
}

const Saved = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
`;
