import type { Node } from '@typescript/native/unstable/ast';

/** The node with everything in it. */
export function nodesOf(node: Node): Node[] {
  const nodes = [node];
  node.forEachChild((child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}
