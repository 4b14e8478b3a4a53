/** kit/devices: where somebody is signed in, and with which tokens. No shared module: whoever shows it bundles it. */
export { type Device, DeviceList, type DeviceListProps } from './DeviceList';
export { type Token, TokenList, type TokenListProps } from './TokenList';
