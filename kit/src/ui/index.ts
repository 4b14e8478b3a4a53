/** kit/ui: the look of the portal and its basic parts. */
export { ActionBar } from './buttons/ActionBar';
export { Alert, type AlertKind } from './Alert';
export { Button, type ButtonProps } from './buttons/Button';
export type { ButtonSize, ButtonVariant } from './buttons/buttonStyle';
export { Card, type CardProps } from './Card';
export { Checkbox, type CheckboxProps } from './inputs/Checkbox';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog';
export { DefinitionList, DefinitionRow, type DefinitionRowProps } from './DefinitionList';
export { Dialog, loadDialogPanel } from './dialog/Dialog';
export { DialogActions } from './dialog/dialogStyle';
export type { DialogProps, DialogSize } from './dialog/dialogProps';
export { EmptyState } from './EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState';
export {
  Field,
  FieldCaption,
  type FieldControlProps,
  FieldError,
  FieldHelp,
  type FieldTexts,
} from './inputs/Field';
export { FullScreen, type FullScreenProps } from './dialog/FullScreen';
export { GlobalStyle } from './GlobalStyle';
export { IconButton, type IconButtonProps } from './buttons/IconButton';
export { savesData } from './late/late';
export { layers, useLayer } from './dialog/layers';
export { lazyDialog, type LazyDialogOptions } from './dialog/lazyDialog';
export { lazyPart } from './late/lazyPart';
export { LinkButton, type LinkButtonProps } from './buttons/LinkButton';
export { MoreActions, type MoreActionsProps } from './buttons/MoreActions';
export { PageActions, type PageActionsProps } from './buttons/PageActions';
export { PageTitle, type PageTitleProps, ShownTitle } from './PageTitle';
export { PasswordInput, type PasswordInputProps } from './inputs/PasswordInput';
export { scrollsSideways } from './scrollsSideways';
export { SearchField, type SearchFieldProps } from './inputs/SearchField';
export { type Shortcut, shortcuts, useShortcuts } from './shortcuts';
export { Skeleton, SkeletonBar, type SkeletonProps } from './Skeleton';
export { SnackbarProvider, type SnackbarApi, type SnackbarOptions, useSnackbar } from './SnackbarProvider';
export { Spinner } from './Spinner';
export { Stack, ButtonRow, Toolbar } from './layout';
export { Tag, type TagTone } from './Tag';
export { TextInput, type TextInputProps, inputStyle } from './inputs/TextInput';
export { layer, phone } from './tokens';
export { type Undoable, undos, useUndos } from './undos';
export { type ColorScheme, useColorScheme } from './useColorScheme';
export { useMediaQuery } from './useMediaQuery';
export { VisuallyHidden, visuallyHidden } from './VisuallyHidden';
