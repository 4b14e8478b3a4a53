import { Select } from 'kit/fields';
import { toApiError, useQuery } from 'kit/graphql';
import { Button, FieldError, phone, useMediaQuery } from 'kit/ui';
import styled from 'styled-components';

import { VolunteersSeasonsDocument } from './gql/graphql';
import { seasonName } from './seasons';

interface SeasonSelectProps {
  season: number;
  onChange: (season: number) => void;
}

/** Which season is shown. Until the list is there, the chosen one can be seen. */
export function SeasonSelect({ season, onChange }: SeasonSelectProps) {
  const { data, error, refetch } = useQuery(VolunteersSeasonsDocument);
  const onPhone = useMediaQuery(phone);
  const seasons = [...new Set([...(data?.volunteerSeasons ?? []), season])].sort((a, b) => a - b);
  return (
    <Root data-no-print>
      <Select
        label="Seizoen"
        hideLabel={onPhone}
        value={String(season)}
        options={seasons.map((each) => ({ value: String(each), label: seasonName(each) }))}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {error && !data && (
        <>
          <FieldError>{toApiError(error).message}</FieldError>
          <Button variant="text" size="small" onClick={() => void refetch().catch(() => undefined)}>
            Seizoenen opnieuw ophalen
          </Button>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  min-width: 160px;
  max-width: 300px;
`;
