import { formatDate } from 'kit/format';
import { PhoneLink, telHref } from 'kit/lists';
import { WaitingLine } from 'kit/offline';
import { Button, phone as phoneScreen, Tag, useMediaQuery, VisuallyHidden } from 'kit/ui';
import { CalendarCheck, CopyCheck, Newspaper, NotebookPen, Pencil, Phone as PhoneIcon } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';

import { ProofTag } from '../ads/ProofTag';
import { saleStatus } from '../advertisers/saleStatus';
import { Dot } from '../Dot';
import type { Waiting } from '../drafts/saleOutbox';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantOwnCardFragmentDoc } from '../gql/graphql';
import { stateLabels } from '../labels';
import { lastYear, type ShownSale } from './ownAdvertiser';
import { waitingText } from './ownTexts';
import { isDue, isForToday } from './usePlanVisit';

/** What can be opened of an own advertiser. */
export type OwnAction = 'ad' | 'details' | 'visit';

interface OwnCardProps {
  advertiser: FragmentType<typeof KrantOwnCardFragmentDoc>;
  sale: ShownSale;
  /** The saves of this advertiser without an answer. */
  waiting: readonly Waiting[];
  /** Something was typed and not saved. */
  hasDraft: boolean;
  onAction: (what: OwnAction) => void;
  /** Sells what was sold last year; absent when that cannot be. */
  onSellAgain: (() => Promise<void>) | undefined;
  /** Puts it on the round of today, or takes it off. */
  onPlanVisit: () => void;
}

/** An own advertiser, to be used with one hand: big targets, the phone number to call. */
export function OwnCard(props: OwnCardProps) {
  const { advertiser: masked, sale, waiting, hasDraft, onAction, onSellAgain, onPlanVisit } = props;
  const id = useId();
  const advertiser = getFragmentData(KrantOwnCardFragmentDoc, masked);
  const { advertiserUserId, name, city, phone, advertisement } = advertiser;
  const before = lastYear(advertiser);
  const onPhone = useMediaQuery(phoneScreen);
  const isPlanned = isForToday(advertiser);
  const callAt = phone && onPhone ? telHref(phone) : undefined;
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Dot {...saleStatus(true, sale.state)} />
        <h2 id={id}>{name}</h2>
        <small>{`Nr ${advertiserUserId}`}</small>
      </Head>
      <p>{[city, stateLabels[sale.state]].filter(Boolean).join(', ')}</p>
      {sale.text && <p>{sale.text}</p>}
      {before && <Muted>{`Vorig jaar: ${before}`}</Muted>}
      {phone && !callAt && (
        <Phone>
          <PhoneLink number={phone} />
        </Phone>
      )}
      <Tags>
        {advertisement?.openQuestion && <Tag tone="warn">Vraag van de redactie</Tag>}
        <ProofTag state={advertisement?.proofState ?? null} prefix="Proef:" />
        {advertiser.followUpOn && sale.state === 'open' && (
          <Tag
            tone={isDue(advertiser) ? 'warn' : 'neutral'}
          >{`Opnieuw langs ${formatDate(advertiser.followUpOn)}`}</Tag>
        )}
        {hasDraft && <Tag>Concept op dit toestel</Tag>}
      </Tags>
      {waiting.map((entry) => (
        <WaitingLine
          key={entry.requestId}
          entry={entry}
          {...waitingText(entry)}
          onShow={() => onAction(entry.kind)}
        />
      ))}
      <RoundButtons
        name={name}
        onSellAgain={onSellAgain}
        isPlanned={isPlanned}
        onVisited={() => onAction('visit')}
        onPlanVisit={isPlanned || sale.state === 'open' ? onPlanVisit : undefined}
      />
      <Actions data-no-print>
        {callAt && (
          <Call href={callAt} title={phone ?? undefined}>
            <PhoneIcon aria-hidden />
            <VisuallyHidden>{phone}</VisuallyHidden>
          </Call>
        )}
        <Button
          variant="ghost"
          icon={<Pencil aria-hidden />}
          aria-label={`Gegevens van ${name}`}
          onClick={() => onAction('details')}
        >
          {!onPhone && 'Gegevens'}
        </Button>
        <Button
          variant="ghost"
          icon={<Newspaper aria-hidden />}
          aria-label={`Advertentie van ${name}`}
          onClick={() => onAction('ad')}
        >
          {!onPhone && 'Advertentie'}
        </Button>
      </Actions>
    </Root>
  );
}

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--s2);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  box-shadow: var(--shadow);
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
  @media ${phoneScreen} {
    position: relative;
    justify-content: center;
    gap: 0;
    min-height: 72px;
    padding: var(--s2) 148px var(--s2) var(--s3);
    p {
      color: var(--ink-2);
      font-size: 14px;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--s2);
  h2 {
    flex: 1;
    font-size: 18px;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media ${phoneScreen} {
    h2 {
      flex: 0 1 auto;
      font-size: 16px;
    }
    small {
      display: none;
    }
  }
`;

const Muted = styled.p`
  color: var(--ink-2);
  font-size: 14px;
  @media ${phoneScreen} {
    /* below the buttons */
    && {
      margin-right: -136px;
    }
  }
`;

const Phone = styled.div`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    min-width: 48px;
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
  &:empty {
    display: none;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s2);
  margin-top: auto;
  button {
    min-height: 48px;
    padding-inline: 10px;
  }
  @media ${phoneScreen} {
    position: absolute;
    inset: 12px 4px auto auto;
    display: flex;
    gap: 0;
    margin: 0;
    button {
      width: 48px;
      box-shadow: none;
    }
  }
`;

const Call = styled.a`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  color: inherit;
  svg {
    width: 20px;
    height: 20px;
  }
`;

interface RoundButtonsProps {
  /** Of the advertiser. */
  name: string;
  /** Sells what was sold last year; absent when that cannot be. */
  onSellAgain: (() => Promise<void>) | undefined;
  /** It is on the round of today. */
  isPlanned: boolean;
  /** Puts it on the round, or takes it off; absent when there is nothing to visit for. */
  onPlanVisit: (() => void) | undefined;
  /** Notes what was said. */
  onVisited: () => void;
}

/** What a seller does on a round, by one press each: over the whole width of a card, below what is known. */
function RoundButtons({ name, onSellAgain, isPlanned, onPlanVisit, onVisited }: RoundButtonsProps) {
  return (
    <Row data-no-print>
      {onSellAgain && <SellAgain name={name} onSell={onSellAgain} />}
      {onPlanVisit && (
        <Visit
          variant="ghost"
          icon={<CalendarCheck aria-hidden />}
          aria-label={`Vandaag langs: ${name}`}
          aria-pressed={isPlanned}
          title="Vandaag langs"
          onClick={onPlanVisit}
        >
          {!onSellAgain && 'Vandaag langs'}
        </Visit>
      )}
      <Note
        variant="ghost"
        icon={<NotebookPen aria-hidden />}
        aria-label={`Bezoek noteren: ${name}`}
        title="Bezoek noteren"
        onClick={onVisited}
      >
        {!onSellAgain && !onPlanVisit && 'Bezoek noteren'}
      </Note>
    </Row>
  );
}

function SellAgain({ name, onSell }: { name: string; onSell: () => Promise<void> }) {
  const [isSelling, setSelling] = useState(false);
  const sell = () => {
    setSelling(true);
    void onSell().finally(() => setSelling(false));
  };
  return (
    <Again
      variant="ghost"
      icon={<CopyCheck aria-hidden />}
      aria-label={`Zelfde als vorig jaar: ${name}`}
      pending={isSelling}
      onClick={sell}
    >
      Zelfde als vorig jaar
    </Again>
  );
}

const Row = styled.div`
  display: flex;
  gap: var(--s2);
  > button {
    flex: 1 1 auto;
    min-height: 48px;
  }
  @media ${phoneScreen} {
    margin: var(--s1) -136px 0 0;
  }
`;

const Again = styled(Button)`
  background: var(--yellow-soft);
  @media ${phoneScreen} {
    /* on one line beside two others */
    && {
      padding-inline: var(--s2);
    }
    svg {
      display: none;
    }
  }
`;

const Visit = styled(Button)`
  &[aria-pressed='true'] {
    border-color: var(--red);
    background: var(--red-soft);
    font-weight: 650;
  }
  /* beside the sale only its picture */
  ${Again} + && {
    flex: 0 0 48px;
  }
`;

const Note = styled(Button)`
  /* beside another only its picture */
  button + && {
    flex: 0 0 48px;
  }
`;
