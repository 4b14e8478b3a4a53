import { formatDate, formatDateTime } from 'kit/format';
import { Button, DefinitionList, DefinitionRow, Tag } from 'kit/ui';

/** A key with which a program asks in somebody's name. */
export interface Token {
  id: string;
  name: string;
  /** From this moment it is refused: the start of the day after its last one. */
  expiresAt: string;
  /** Null: never. */
  usedAt: string | null;
}

/** The props of TokenList. */
export interface TokenListProps {
  tokens: readonly Token[];
  onRevoke: (id: string) => void;
  /** One is being revoked. */
  busy?: boolean;
}

/** Somebody's API tokens, with a button to revoke each. */
export function TokenList({ tokens, onRevoke, busy }: TokenListProps) {
  return (
    <DefinitionList>
      {tokens.map(({ id, name, expiresAt, usedAt }) => (
        <DefinitionRow
          key={id}
          label={name}
          action={
            <Button
              variant="text"
              size="small"
              disabled={busy}
              aria-label={`Token ${name} intrekken`}
              onClick={() => onRevoke(id)}
            >
              Intrekken
            </Button>
          }
        >
          {isOver(expiresAt) && <Tag tone="no">Verlopen</Tag>} Werkt tot en met {lastDay(expiresAt)}.{' '}
          {usedAt ? `Laatst gebruikt op ${formatDateTime(usedAt)}.` : 'Nog niet gebruikt.'}
        </DefinitionRow>
      ))}
    </DefinitionList>
  );
}

function isOver(expiresAt: string): boolean {
  return Date.parse(expiresAt) <= Date.now();
}

function lastDay(expiresAt: string): string {
  return formatDate(new Date(Date.parse(expiresAt) - 1));
}
