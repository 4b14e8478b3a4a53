/** kit/tree: choosing in a tree. */
export { CheckboxTree, type CheckboxTreeNode, type CheckboxTreeProps } from './CheckboxTree';
