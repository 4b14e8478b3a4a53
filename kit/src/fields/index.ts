/** kit/fields: inputs beside the line of text and the checkbox, each with its form of kit/forms. */
export { FieldPair } from './FieldPair';
export { FormCheckboxGroup, type FormCheckboxGroupProps } from './FormCheckboxGroup';
export { FormChoice, type FormChoiceProps } from './FormChoice';
export {
  FormEuroField,
  type FormEuroFieldProps,
  FormNumberField,
  type FormNumberFieldProps,
  FormDateField,
  type FormDateFieldProps,
} from './typedFields';
export { FormSelect, type Option, Select, type SelectProps } from './Select';
export { Switch, type SwitchProps } from './Switch';
export { FormTextArea, TextArea, type TextAreaProps } from './TextArea';
