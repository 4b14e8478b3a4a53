/** kit/devices: where somebody is signed in. No shared module: whoever shows it bundles it. */
export { type Device, DeviceList, type DeviceListProps } from './DeviceList';
