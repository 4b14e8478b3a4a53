import { Select } from 'kit/fields';

/** The props of EditionSelect. */
export interface EditionSelectProps {
  editions: readonly { id: string; title: string; active: boolean }[];
  /** The id of the edition that is shown. */
  value: string;
  onChoose: (id: string) => void;
}

/** Which edition a page shows. */
export function EditionSelect({ editions, value, onChoose }: EditionSelectProps) {
  return (
    <Select
      label="Editie"
      value={value}
      options={editions.map(({ id, title, active }) => ({
        value: id,
        label: active ? `${title} (actief)` : title,
      }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
