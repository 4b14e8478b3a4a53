import { useFormField } from 'kit/forms';
import { Field, inputStyle } from 'kit/ui';
import styled from 'styled-components';

interface FormColorFieldProps {
  name: string;
  label: string;
}

/** A colour in a Form, with the browser's own picker; its value is '#rrggbb'. */
export function FormColorField({ name, label }: FormColorFieldProps) {
  const { value, error, setValue, onBlur } = useFormField(name);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Control
          {...control}
          type="color"
          name={name}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => setValue(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

const Control = styled.input`
  ${inputStyle}
  width: 96px;
  padding: 4px;
  cursor: pointer;
`;
