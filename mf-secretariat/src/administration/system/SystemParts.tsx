import { Alert, Card, Tag, type TagTone } from 'kit/ui';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

import type { FragmentType } from '../../gql/fragment-masking';
import { getFragmentData } from '../../gql/fragment-masking';
import { SecretariatSystemPartsFragmentDoc, type SystemState } from '../../gql/graphql';
import { describePart, partLabels, stateLabels } from './systemTexts';

const looks: Readonly<Record<SystemState, { tone: TagTone; icon: typeof Check }>> = {
  good: { tone: 'ok', icon: Check },
  attention: { tone: 'warn', icon: TriangleAlert },
  unknown: { tone: 'neutral', icon: CircleHelp },
};

/** Whether all is well, and of each part of the portal whether it is. */
export function SystemParts({ status }: { status: FragmentType<typeof SecretariatSystemPartsFragmentDoc> }) {
  const shown = getFragmentData(SecretariatSystemPartsFragmentDoc, status);
  const wrong = shown.parts.filter(({ state }) => state === 'attention');
  return (
    <>
      {wrong.length > 0 ? (
        <Alert kind="warning">Let op: {wrong.map(({ key }) => partLabels[key]).join(', ')}.</Alert>
      ) : (
        <Alert>Alles werkt.</Alert>
      )}
      <Card title="Onderdelen">
        <Parts>
          {shown.parts.map((part) => {
            const { tone, icon: Icon } = looks[part.state];
            return (
              <li key={part.key}>
                <div>
                  <b>{partLabels[part.key]}</b>
                  <span>{describePart(part, shown)}</span>
                </div>
                <Tag tone={tone}>
                  <Icon aria-hidden /> {stateLabels[part.state]}
                </Tag>
              </li>
            );
          })}
        </Parts>
      </Card>
    </>
  );
}

const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 0 var(--s6);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    min-height: 60px;
    padding: var(--s2) 0;
    border-top: 1px solid var(--line);
  }
  div {
    min-width: 0;
  }
  b,
  div > span {
    display: block;
  }
  div > span {
    color: var(--ink-2);
    font-size: 14px;
  }
  svg {
    width: 15px;
    height: 15px;
    vertical-align: -2px;
  }
`;
