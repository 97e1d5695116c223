// Stands in for js.stripe.com in a browser: the calls that the app makes of Stripe.js (docs.stripe.com/js), refusing
// every option that Stripe.js does not know. Its fields stand in the page, where a test can reach them.
(() => {
  const API = "https://api.stripe.com/v1";
  const VARIABLES = [
    ...["fontFamily", "fontSizeBase", "fontSizeSm", "spacingUnit", "gridRowSpacing", "gridColumnSpacing"],
    ...["borderRadius", "colorPrimary", "colorBackground", "colorText", "colorTextSecondary"],
    ...["colorTextPlaceholder", "colorDanger", "iconColor"],
  ];
  const RULE = /^\.(Label|Input|Error|Tab|Block|AccordionItem)(--\w+)?(:\w+)?$/;
  const FIELDS = [
    ["number", "Card number", "1234 1234 1234 1234"],
    ["expiry", "Expiry date", "MM / YY"],
    ["cvc", "Security code", "CVC"],
  ];

  function only(where, given, known) {
    for (const name of Object.keys(given ?? {})) {
      if (!known.includes(name)) throw new Error(`IntegrationError: ${where} knows no ${name}.`);
    }
  }

  function checkLook(appearance) {
    only("appearance", appearance, ["theme", "labels", "disableAnimations", "variables", "rules"]);
    only("appearance.variables", appearance.variables, VARIABLES);
    for (const [selector, style] of Object.entries(appearance.rules ?? {})) {
      if (!RULE.test(selector)) throw new Error(`IntegrationError: no rule for ${selector}.`);
      for (const value of Object.values(style))
        if (!value) throw new Error(`IntegrationError: ${selector} is empty.`);
    }
    for (const [name, value] of Object.entries(appearance.variables ?? {})) {
      if (!value || value.startsWith("var(")) throw new Error(`IntegrationError: ${name} is no value.`);
    }
  }

  function paymentElement(elements, options) {
    only("the Payment Element", options, [
      "layout",
      "business",
      "wallets",
      "defaultValues",
      "fields",
      "terms",
    ]);
    only("wallets", options.wallets, ["applePay", "googlePay", "link"]);
    only("business", options.business, ["name"]);
    const listeners = {};
    const root = document.createElement("div");
    const element = {
      on(name, listener) {
        listeners[name] = listener;
        return element;
      },
      off: () => element,
      once: () => element,
      update: () => undefined,
      unmount: () => root.remove(),
      destroy: () => root.remove(),
      mount(target) {
        elements.root = root;
        target.append(root);
        draw(root, elements.appearance);
        setTimeout(() => listeners.ready?.(element), 30);
      },
    };
    return element;
  }

  function draw(root, { variables: look, rules }) {
    root.replaceChildren();
    Object.assign(root.style, {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: look.gridRowSpacing,
      fontFamily: look.fontFamily,
      fontSize: look.fontSizeBase,
    });
    for (const [name, label, placeholder] of FIELDS) {
      const line = document.createElement("label");
      Object.assign(line.style, { display: "block", fontSize: look.fontSizeSm, ...rules[".Label"] });
      if (name === "number") line.style.gridColumn = "1 / -1";
      line.append(label);
      const input = document.createElement("input");
      Object.assign(input, { name, placeholder, autocomplete: "off" });
      Object.assign(input.style, { display: "block", width: "100%", marginTop: "6px", fontWeight: "400" });
      Object.assign(input.style, { background: look.colorBackground, color: look.colorText });
      Object.assign(input.style, { borderRadius: look.borderRadius, fontSize: look.fontSizeBase });
      Object.assign(input.style, rules[".Input"]);
      line.append(input);
      root.append(line);
    }
    const country = document.createElement("label");
    Object.assign(country.style, { gridColumn: "1 / -1", fontSize: look.fontSizeSm, ...rules[".Label"] });
    const select = document.createElement("select");
    Object.assign(select.style, { display: "block", width: "100%", marginTop: "6px", fontWeight: "400" });
    Object.assign(select.style, { background: look.colorBackground, color: look.colorText });
    Object.assign(select.style, {
      borderRadius: look.borderRadius,
      fontSize: look.fontSizeBase,
      height: "48px",
    });
    Object.assign(select.style, rules[".Input"]);
    select.append(new Option("United Kingdom", "GB"));
    country.append("Country", select);
    root.append(country);
  }

  function elementsOf(options) {
    only("elements()", options, ["clientSecret", "fonts", "appearance", "locale", "loader"]);
    checkLook(options.appearance);
    loadFonts(options.fonts);
    const elements = {
      clientSecret: options.clientSecret,
      appearance: options.appearance,
      root: null,
      create(kind, given) {
        if (kind !== "payment") throw new Error(`IntegrationError: no element ${kind}.`);
        elements.element = paymentElement(elements, given);
        return elements.element;
      },
      getElement: () => elements.element ?? null,
      update(changed) {
        only("elements.update()", changed, ["appearance", "locale"]);
        if (!changed.appearance) return;
        checkLook(changed.appearance);
        elements.appearance = changed.appearance;
        if (elements.root) draw(elements.root, changed.appearance);
      },
      on: () => elements,
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
    };
    return elements;
  }

  async function confirmSetup(key, given) {
    only("confirmSetup()", given, ["elements", "clientSecret", "confirmParams", "redirect"]);
    only("confirmParams", given.confirmParams, ["return_url", "payment_method_data"]);
    const { clientSecret, root } = given.elements;
    const field = (name) => root.querySelector(`[name=${name}]`).value.replaceAll(" ", "");
    if (!field("number"))
      return { error: { type: "validation_error", message: "Your card number is incomplete." } };
    const [month, year] = field("expiry").split("/");
    const form = new URLSearchParams({
      key,
      client_secret: clientSecret,
      return_url: given.confirmParams.return_url,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": field("number"),
      "payment_method_data[card][exp_month]": month ?? "",
      "payment_method_data[card][exp_year]": year ?? "",
      "payment_method_data[card][cvc]": field("cvc"),
    });
    const [id] = clientSecret.split("_secret_");
    const reply = await fetch(`${API}/setup_intents/${id}/confirm`, { method: "POST", body: form });
    const body = await reply.json();
    if (body.error) return { error: body.error };
    if (body.status !== "requires_action") return { setupIntent: body };
    const bank = new URL("https://hooks.stripe.com/authenticate");
    bank.searchParams.set("return_url", given.confirmParams.return_url);
    bank.searchParams.set("client_secret", clientSecret);
    window.location.assign(bank.href);
    // The page is being left.
    return new Promise(() => undefined);
  }

  /** The frame's own fonts: a source that cannot be read is an error. */
  function loadFonts(fonts) {
    for (const font of fonts ?? []) {
      only("fonts", font, ["family", "src", "weight", "style"]);
      const face = new FontFace(font.family, font.src, { weight: font.weight });
      face.load().then(() => document.fonts.add(face));
    }
  }

  window.Stripe = (key, options) => {
    if (!/^pk_(test|live)_/.test(key)) throw new Error("IntegrationError: not a publishable key.");
    only("Stripe()", options, ["apiVersion", "locale", "stripeAccount"]);
    const stripe = {
      elements: elementsOf,
      confirmSetup: (given) => confirmSetup(key, given),
      // Whoever wraps Stripe.js tells it one by these.
      createToken: async () => ({}),
      createPaymentMethod: async () => ({}),
      confirmCardPayment: async () => ({}),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
    return stripe;
  };
  window.Stripe.version = "endive";
})();
