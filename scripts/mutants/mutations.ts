import ts from 'typescript';

/** One small change to a source that some spec should notice. */
export interface Mutation {
  /** Path from the root of the checkout. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const K = ts.SyntaxKind;

const otherOperators: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
]);

const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === K.PlusToken && joinsText(node));

/** That `+` joins texts, as far as its operands show: with `-` it would be no different program but a broken one. */
const joinsText = (node: ts.BinaryExpression): boolean => isText(node.left) || isText(node.right);

/** `if (...) throw` or `if (...) return` without `else`: what keeps the rest of a function from cases it is not for. */
const isGuard = (node: ts.Node): node is ts.IfStatement => {
  if (!ts.isIfStatement(node) || node.elseStatement) return false;
  const then = node.thenStatement;
  const only = ts.isBlock(then) && then.statements.length === 1 ? then.statements[0]! : then;
  return ts.isThrowStatement(only) || ts.isReturnStatement(only);
};

/** A call whose result nobody uses: it is there for what it does. */
const isDeed = (node: ts.Node): boolean => {
  if (!ts.isExpressionStatement(node)) return false;
  let made = node.expression;
  if (ts.isVoidExpression(made)) made = made.expression;
  if (ts.isAwaitExpression(made)) made = made.expression;
  return ts.isCallExpression(made);
};

/** Every mutation of a source, in the order of the text. Texts, types, imports and decorators stay as they are. */
export const mutationsOf = (file: string, source: string): readonly Mutation[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];

  const replace = (node: ts.Node, after: string): void => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, start, end: node.end, before: source.slice(start, node.end), after });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isDecorator(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = otherOperators.get(node.operatorToken.kind);
      if (other && !joinsText(node)) replace(node.operatorToken, other);
    } else if (ts.isNumericLiteral(node)) {
      replace(node, String(Number(node.text) + 1));
    } else if (node.kind === K.TrueKeyword) {
      replace(node, 'false');
    } else if (node.kind === K.FalseKeyword) {
      replace(node, 'true');
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
      replace(node, `(${node.operand.getText(tree)})`);
    } else if (isGuard(node) || isDeed(node)) {
      replace(node, ';');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

export const mutated = (source: string, { start, end, after }: Mutation): string =>
  source.slice(0, start) + after + source.slice(end);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The source's line, so that a mutation can be found again when lines above it have come or gone. */
export const lineOf = (source: string, { line }: Mutation): string =>
  (source.split('\n')[line - 1] ?? '').trim();

export const described = (source: string, mutation: Mutation): string => {
  const { file, line, before, after } = mutation;
  const change = after === ';' ? `without ${oneLine(before)}` : `${before} → ${after}`;
  return `${file}:${line}: ${change}   in   ${lineOf(source, mutation)}`;
};
