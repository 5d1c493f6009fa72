// Prints all products with their capacity and price, as a program with an API key reads them:
// API_URL=https://example.com API_KEY=ak_... node read-products.mjs
import { contract, totalOf } from '@shishir/contract';
import { initClient } from '@ts-rest/core';

const { API_URL = 'http://localhost:8080', API_KEY } = process.env;
const api = initClient(contract, {
  baseUrl: API_URL,
  baseHeaders: { authorization: `Bearer ${API_KEY}` },
});

const products = [];
for (let page = 1, total = 1; products.length < total; page += 1) {
  const { status, body, headers } = await api.products.list({ query: { page, pageSize: 50 } });
  if (status !== 200) throw new Error(body.message);
  products.push(...body);
  total = totalOf(headers);
}
for (const { model, title, cooling_kw, offer_price, regular_price } of products) {
  console.log([model, title, cooling_kw, offer_price ?? regular_price].join('\t'));
}
