// Lets the bundler drop the components of React Router that no page uses. Two things keep it from that: they are made by
// a call that it can't know to be without effect, `const Link = React.forwardRef(…)`, and they get names for developers'
// tools, `Link.displayName = 'Link'`. The call is marked as pure, the name is left out.

import type { ESTree, Plugin } from 'vite';

type Statement = ESTree.Program['body'][number];

/** Puts `text` in the place of the code from `start` to `end`. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\//, code: 'displayName' },
      handler(code) {
        const edits = this.parse(code).body.flatMap(editsOf);
        // From the end, so that the earlier places stay where they are.
        const edited = edits.reduceRight(
          (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
          code,
        );
        return { code: edited, map: null };
      },
    },
  };
}

function editsOf(statement: Statement): Edit[] {
  if (statement.type === 'ExpressionStatement' && givesName(statement.expression)) {
    return [{ start: statement.start, end: statement.end, text: '' }];
  }
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) =>
    init !== null && makesComponent(init)
      ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }]
      : [],
  );
}

function givesName(expression: ESTree.Expression): boolean {
  return (
    expression.type === 'AssignmentExpression' && propertyOf(expression.left) === 'displayName'
  );
}

function makesComponent(expression: ESTree.Expression): boolean {
  return expression.type === 'CallExpression' && propertyOf(expression.callee) === 'forwardRef';
}

/** `b` of `a.b`. */
function propertyOf(node: ESTree.Expression | ESTree.AssignmentTarget): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  return node.property.name;
}
